// Mails of machines without the headers of the standard, and people's mails that speak of such mails.
import { describe, expect, it } from 'vitest'
import { machineReason } from './machine-text.ts'
import { parseMail } from './parse.ts'

interface Written {
  from?: string
  subject: string
  text: string
  head?: string[]
}

async function reasonOf({ from = 'Viola Berg <viola@example.com>', subject, text, head = [] }: Written) {
  const encoded = `=?utf-8?b?${Buffer.from(subject).toString('base64')}?=`
  const lines = [`From: ${from}`, 'To: tula@crew.example', `Subject: ${encoded}`, 'MIME-Version: 1.0']
  const type = head.some((line) => /^content-type/i.test(line))
    ? []
    : ['Content-Type: text/plain; charset=utf-8']
  const mail = await parseMail(Buffer.from([...lines, ...type, ...head, '', text].join('\r\n')))
  return machineReason(mail)
}

const SUPPRESS = 'X-Auto-Response-Suppress: All'
const REPLY = 'In-Reply-To: <receipt@crew.example>'

const absences: Written[] = [
  { subject: 'Automatic reply: Rota', text: 'I am out of the office until 3 May.' },
  { subject: 'Out of Office: Rota', text: 'I am on annual leave with limited access to email.' },
  { subject: 'Autoreply: Rota', text: 'Back soon!', head: [REPLY] },
  { subject: 'OOO', text: 'I will be back on Monday. Please call Kim for anything urgent.' },
  {
    subject: 'Automatische Antwort: Dienstplan',
    text: 'Ich bin bis 3. Mai nicht im Büro. Bitte wenden Sie sich an Frau Roth.',
  },
  {
    subject: 'Abwesenheitsnotiz',
    text: 'Ich bin ab dem 4. Mai wieder erreichbar. Ihre Mail wird nicht weitergeleitet.',
  },
  {
    subject: 'Réponse automatique\u00a0: Planning',
    text: 'Je suis en congé. Merci de contacter Mme Roux.',
    head: [SUPPRESS],
  },
  { subject: 'Absence du bureau', text: 'Je suis actuellement absent, de retour le 4 mai.' },
  {
    subject: 'Respuesta automática: Turnos',
    text: 'Estaré fuera de la oficina. En caso de urgencia llame a Ana.',
  },
  { subject: 'Risposta automatica: Turni', text: 'Sono in ferie. Per urgenze scrivete a Carla.' },
  { subject: 'Automatisch antwoord: Rooster', text: 'Ik ben afwezig tot 4 mei. Neem contact op met Piet.' },
  { subject: 'Resposta automática: Escala', text: 'Estou de férias. Por favor contacte a Rita.' },
  { subject: 'Re: Rota', text: 'I am out of the office. For urgent matters please call Kim.', head: [REPLY] },
]

const reports: Written[] = [
  { from: 'postmaster@mx.example', subject: 'Undeliverable: Re: Rota', text: 'Try again.' },
  {
    subject: 'Undelivered Mail Returned to Sender',
    text: 'This is the mail system. <bo@example.org>: host said: 550 5.1.1 User unknown',
  },
  {
    subject: 'Delivery Status Notification (Failure)',
    text: "Address not found. Your message wasn't delivered to bo@example.org",
  },
  { subject: 'failure notice', text: 'Sorry, no such user. 554 delivery error' },
  {
    from: 'postmaster@mx.example',
    subject: 'Nicht zustellbar: Dienstplan',
    text: 'Bitte senden Sie die Nachricht erneut.',
  },
  {
    subject: 'Unzustellbar: Dienstplan',
    text: 'Fehler bei der Zustellung an folgende Empfänger oder Gruppen: bo@example.org',
  },
  {
    subject: 'Non remis\u00a0: Planning',
    text: 'Échec de la remise aux destinataires suivants : bo@example.org',
  },
  { subject: 'No se puede entregar: Turnos', text: 'Información de diagnóstico para los administradores' },
  { subject: 'Non recapitabile: Turni', text: 'Impossibile recapitare il messaggio ai seguenti destinatari' },
  { subject: 'Onbestelbaar: Rooster', text: 'Uw bericht kan niet worden bezorgd bij bo@example.org' },
  { subject: 'Não é possível entregar: Escala', text: 'Informações de diagnóstico para administradores' },
  {
    from: 'MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@mx.example',
    subject: 'Delivered: Rota',
    text: 'Done.',
  },
]

const receiptsAndRecalls: Written[] = [
  { subject: 'Read: Rota', text: 'Your message To: Kim Subject: Rota was read on Monday.' },
  { subject: 'Gelesen: Dienstplan', text: 'Ihre Nachricht wurde am Montag gelesen.' },
  { subject: 'Lu\u00a0: Planning', text: 'Votre message a été lu le lundi 4 mai.' },
  { subject: 'Leído: Turnos', text: 'El mensaje se ha leído el lunes.' },
  { subject: 'Letto: Turni', text: 'Il messaggio è stato letto lunedì.' },
  { subject: 'Gelezen: Rooster', text: 'Uw bericht is gelezen op maandag.' },
  { subject: 'Lida: Escala', text: 'A sua mensagem foi lida na segunda-feira.' },
  { subject: 'Recall: Rota', text: 'Viola Berg would like to recall the message, "Rota".' },
  { subject: 'Rückruf: Dienstplan', text: 'Viola Berg möchte die Nachricht "Dienstplan" zurückrufen.' },
  { subject: 'Rappel\u00a0: Planning', text: 'Viola Berg souhaite rappeler le message « Planning ».' },
  { subject: 'Richiamo: Turni', text: 'Viola Berg desidera richiamare il messaggio "Turni".' },
]

const people: Written[] = [
  {
    subject: 'Automatic replies are broken',
    text: 'Please ask Kim to mend the automatic replies by Friday.',
  },
  { subject: 'Out of office plan for June', text: 'Please collect who is out of the office in June.' },
  { subject: 'Out of office: plan for June', text: 'Please send me the plan by Friday.' },
  {
    subject: 'Out of office',
    text: 'Hi Tula, I am out of the office next week. Please remind Kim to water the plants.',
  },
  { subject: 'Automatic reply: wording', text: 'Please draft a wording for ours by Friday.' },
  {
    subject: 'Undeliverable parcels',
    text: 'Please call the courier about the parcels that could not be delivered to Bo.',
  },
  { subject: 'Undeliverable: two parcels', text: 'Please call the courier by Friday.' },
  { subject: 'Delivery failure', text: 'The second pallet did not come. Please phone the supplier.' },
  { subject: 'Delivered', text: 'The chairs came today. Please pay the invoice.' },
  { subject: 'Read: chapter 4', text: 'Please read chapter 4 by Monday.' },
  { subject: 'Recall: brake discs', text: 'Please send the recall letter to all owners by Friday.' },
  { subject: 'Rappel\u00a0: réunion de lundi', text: 'Merci de préparer la salle pour lundi.' },
  { subject: 'Urlaub', text: 'Bitte trage meinen Urlaub vom 3. bis 7. Mai ein.' },
  { subject: 'Abwesenheit: Vertretung klären', text: 'Bitte kläre bis Freitag, wer die Theke macht.' },
  { subject: 'Vacation', text: 'Please book the flights by Friday.' },
  {
    subject: 'Fwd: Undeliverable: Rota',
    text: 'Please find out why. The server said 550 5.1.1 User unknown.',
  },
  { subject: 'Re: Rota', text: 'I am on leave on Friday, so please move it to Thursday.', head: [REPLY] },
  { subject: 'Gelesen', text: 'Ich habe den Entwurf gelesen. Bitte schicke ihn an Kim.' },
  { subject: 'Ferie', text: 'Per favore prenota la sala per la festa.' },
]

describe('machine mail without headers of its own', () => {
  const machines = [...absences, ...reports, ...receiptsAndRecalls]
  it.each(machines)('threat 1: \u201c$subject\u201d is no person\u2019s', async (mail) => {
    expect(await reasonOf(mail)).not.toBeNull()
  })

  it.each(people)('a person may write \u201c$subject\u201d', async (mail) => {
    expect(await reasonOf(mail)).toBeNull()
  })

  it('a press on a thumb is no words, and an emoji before words is one of them', async () => {
    const words = [
      '\u{1F44D} Viola Berg reacted to your message:',
      '\u2764\uFE0F Viola Berg reacted via Gmail',
      '\u{1F44D} Viola Berg hat auf Ihre Nachricht reagiert:',
      '\u{1F389} Viola Berg a r\u00e9agi \u00e0 votre message :',
    ]
    for (const text of words) expect(await reasonOf({ subject: 'Re: Rota', text })).not.toBeNull()
    for (const text of ['\u{1F44D} Yes, book the van.', 'Kim reacted to your message: please call him.'])
      expect(await reasonOf({ subject: 'Re: Rota', text })).toBeNull()
  })

  it('threat 1: what a calendar answers is no person\u2019s, and an invitation is', async () => {
    const type = 'Content-Type: text/calendar; charset=utf-8; method=REPLY'
    const event = (method: string) =>
      `BEGIN:VCALENDAR\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`
    for (const method of ['REPLY', 'COUNTER', 'DECLINECOUNTER'])
      expect(await reasonOf({ subject: 'Accepted: Rota', text: event(method), head: [type] })).not.toBeNull()
    expect(await reasonOf({ subject: 'Rota', text: event('REQUEST'), head: [type] })).toBeNull()
  })
})
