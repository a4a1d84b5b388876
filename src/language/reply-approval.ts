// Tells a sentence that gives approval ("Approved, go ahead"), and the tasks that ask for one.
import { fold, singleSpaced } from './fold.ts'

const OF_IT = String.raw`(?: (?:it|this|that|them|these|all|everything|(?<of>(?:the|your|our|my) .{2,50})))?`

/** Each of them alone gives the approval; read on folded text, so without accents. */
const APPROVAL = new RegExp(
  String.raw`^(?:(?:i |we )?(?:hereby )?approved?${OF_IT}|(?:(?:it|this|that)(?:'s| is) |all |consider (?:it|this) |your request is )?(?:approved|authori[sz]ed|signed off)(?: (?:by me|by us|from my side|on my side))?|(?:please )?go ahead(?: with (?:it|this|that|(?<with>(?:the|your|our|my) .{2,50})))?|(?:you have|you've got|you got|it has|this has|that has) (?:my|our) (?:approval|ok|okay|blessing|go|go-ahead|green light|sign-off)|(?:(?:my |our )?approval|permission) (?:is )?(?:given|granted)|green light(?: from (?:me|my side|us))?|lgtm` +
    String.raw`|(?:ist |hiermit |alles )*(?:freigegeben|genehmigt)|(?:ich|wir) (?:gebe|geben) (?:es|das|dies|die .{2,30}|den .{2,30}|das .{2,30})(?: hiermit)? frei|(?:ich|wir) genehmigen?(?: (?:es|das|dies))?|freigabe (?:ist )?erteilt|(?:grunes licht|gruenes licht)|(?:(?:bitte|ihr konnt|du kannst|konnt|kannst|dann) )*(?:loslegen|legt los|leg los)` +
    String.raw`|(?:c'est )?(?:approuvee?s?|validee?s?|accordee?s?)|(?:j'approuve|je (?:l'approuve|valide|le valide|la valide))|(?:allez|vas)[- ]y|feu vert` +
    String.raw`|(?:esta |queda )?(?:aprobad[oa]s?|autorizad[oa]s?)|(?:lo |la )?apruebo|(?:sigue |siga |sigan )?adelante|(?:tienes|tiene|teneis|tienen) (?:mi|nuestra) aprobacion|luz verde` +
    String.raw`|(?:e )?(?:approvat[oaie]|autorizzat[oaie])|(?:lo |la )?approvo|proced[ie](?:te)?(?: pure)?|via libera` +
    String.raw`|(?:is )?(?:goedgekeurd|akkoord)|(?:ik )?(?:keur het goed|ga akkoord)|ga (?:je gang|door|maar door|maar)|groen licht` +
    String.raw`|(?:esta )?(?:aprovad[oa]s?)|(?:eu )?aprovo|(?:pode|podem) (?:avancar|prosseguir|seguir)|siga em frente|avance)$`,
  'u',
)

/** What may stand beside an approval and gives none by itself. */
const BESIDE =
  /^(?:yes|yep|sure|ok|okay|fine|good|great|perfect|excellent|all good|looks? (?:very )?(?:good|great|fine)(?: to me)?|(?:fine|good|ok|okay) (?:with|for|by) (?:me|us)|no objections?(?: from (?:me|my side))?|from my side|on my side|for me|please|thanks(?: a lot)?|thank you|many thanks|cheers|ja|gut|passt|danke|von mir aus|von meiner seite|bitte|oui|d'accord|parfait|merci|si|vale|perfecto|gracias|por favor|va bene|perfetto|grazie|goed|prima|bedankt|dank je|sim|certo|perfeito|obrigad[oa])$/

const PARTS = /[,;.!:–—…]| (?:-|and|so|und|et|y|en|also|then) /

export interface Approval {
  /** What is approved, in the words of the sentence; null where it names nothing. */
  of: string | null
}

/** Null unless the sentence says nothing but that something is approved; "approved once legal agrees" is none. */
export function readApproval(sentence: string): Approval | null {
  const plain = singleSpaced(fold(sentence)).trim()
  if (plain.length > 160 || plain.includes('?')) return null
  const parts = plain
    .split(PARTS)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
  const given = parts.map((part) => APPROVAL.exec(part))
  if (!given.some(Boolean) || !parts.every((part, i) => given[i] || BESIDE.test(part))) return null
  const named = given.find((one) => one?.groups?.['of'] ?? one?.groups?.['with'])?.groups
  return { of: named?.['of'] ?? named?.['with'] ?? null }
}

const ASKS: readonly RegExp[] = [
  /^(?:\p{L}{1,20} (?:and|&|und|et|y|e|en) )?(?:approve|authori[sz]e|sign off|green-?light|approuver|approuvez|approuve|valider|validez|valide|aprobar|aprueba|apruebe|aprueben|autorizar|approvare|approva|approvate|autorizzare|aprovar|aprove)\b/u,
  /^(?:\p{L}{1,20} and )?(?:give|provide) (?:\p{L}{1,20} ){0,3}(?:approval|go-ahead|green light|sign-off|ok|okay)\b/u,
  /\b(?:freigeben|freizugeben|genehmigen|genehmige|absegnen|goedkeuren|goed te keuren)\b/,
]
/** How a title begins, and what it says behind that. */
const ASKS_BEHIND: readonly (readonly [begins: RegExp, behind: RegExp])[] = [
  [/^answer: /, /\bapprov/],
  [/^(?:gib|gebt|geben) /, /\b(?:frei|freigabe)\b/],
  [/^keur\b/, /\bgoed\b/],
]

/** Whether a task is done as soon as somebody approves: "Approve the budget", "Review and sign off the plan". */
export function asksForApproval(title: string): boolean {
  const plain = fold(title).trim()
  return (
    ASKS.some((pattern) => pattern.test(plain)) ||
    ASKS_BEHIND.some(([begins, behind]) => begins.test(plain) && behind.test(plain))
  )
}
