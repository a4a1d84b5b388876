// Recognises newsletters, advertising and automatic notices, whose imperatives are no tasks.
import { fold } from './fold.ts'

const STRONG =
  /\b(?:unsubscribe|view (?:this (?:email|message) )?in (?:your )?browser|manage (?:your )?(?:email )?(?:preferences|subscriptions?|notifications)|you(?:'re| are) receiving this (?:e-?mail|message|newsletter|because)|you received this (?:e-?mail|message) because|opt[- ]out|add us to your address book|this is an? (?:automated|automatic|auto-generated|system[- ]generated)|do not reply to this|automatic reply|auto[- ]?reply|out of (?:the )?office (?:reply|message)|abmelden|newsletter abbestellen|se desabonner|cancelar la suscripcion|all rights reserved|privacy policy)\b/g
const WEAK =
  /\b(?:click here|shop now|buy now|order now|sign up (?:now|today)|learn more|read more|free shipping|limited time|special offer|\d{1,2} ?% off|save up to|exclusive|webinar|register now|newsletter|act now|deal of|black friday|promo(?:tion)? code|coupon|terms and conditions|copyright|©)\b/g

/** True for a text that bears the marks of bulk mail; one weak mark alone is not enough. */
export function isBulkMail(text: string): boolean {
  const plain = fold(text.slice(0, 100_000))
  const strong = new Set(plain.match(STRONG) ?? []).size
  const weak = new Set(plain.match(WEAK) ?? []).size
  return strong >= 2 || (strong === 1 && (weak >= 1 || plain.length > 400)) || weak >= 3 || isAbsence(plain)
}

/** "I am out of the office until Monday … please contact …": an absence note asks nobody for work. */
function isAbsence(plain: string): boolean {
  return (
    plain.length < 900 &&
    /\bout of (?:the )?office\b|\bon (?:annual |parental |sick )?(?:leave|vacation) (?:until|from)\b|\bnicht im (?:buro|haus)\b|\babsent[e]? (?:du|jusqu'au)\b|\bfuera de la oficina\b/.test(
      plain,
    ) &&
    /\b(?:until|return|back on|limited access|in urgent cases|for urgent|in dringenden fallen|zuruck|en cas d'urgence|de retour|urgente)\b/.test(
      plain,
    ) &&
    /\b(?:thank you for your (?:e-?mail|message)|contact|wenden sie sich|contactez|contacte)\b/.test(plain)
  )
}
