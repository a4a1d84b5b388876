// Mails as they come in real life, each with the work that is in it and that is not.

export interface WildMail {
  /** What kind of mail it is. */
  kind: string
  subject: string
  from?: string
  text?: string
  html?: string
  headers?: Record<string, string>
  attachments?: { filename: string; content: Buffer | string; contentType?: string }[]
  /** The whole mail as bytes, below its From, To, Subject and Date. */
  body?: Buffer
  /** Words of the title of each task, and the day it is due where it has one. */
  tasks?: readonly (readonly [title: RegExp, due?: string])[]
  /** The same of what is only suggested. */
  suggested?: readonly RegExp[]
  /** Neither read nor answered. */
  isIgnored?: true
  /** Words of the receipt. */
  says?: string
  /** Neither in a title nor in a suggestion. */
  never?: RegExp
}

const lines = (...all: string[]) => all.join('\n')

const ofPrograms: WildMail[] = [
  {
    kind: 'an issue tracker with its own fields',
    subject: '[SHOP-142] Checkout button stays grey',
    text: lines(
      'Jonas Weber assigned this issue to you.',
      '',
      'Summary: Repair the checkout button',
      'Assignee: Amara Okafor',
      'Priority: High',
      'Due: 27 Nov 2026',
      'Status: To do',
      '',
      'You receive this because you watch the project SHOP.',
    ),
    tasks: [[/checkout button/i, '2026-11-27']],
    never: /watch|assigned this/i,
  },
  {
    kind: 'a voicemail in writing',
    subject: 'New voicemail from 020 7946 0000 (0:21)',
    from: 'voicemail@phones.example.com',
    text: lines(
      'You have a new voice message.',
      'From: 020 7946 0000',
      'Length: 0:21',
      '',
      'Transcript:',
      '"Hi Amara this is Lena from the print shop, could you call me back by Thursday about the banners, thanks, bye."',
    ),
    tasks: [[/call .*banners/i, '2026-11-19']],
  },
  {
    kind: 'an order of a shop',
    subject: 'Your order 4417 is confirmed',
    from: 'orders@shop.example.com',
    text: lines(
      'Thank you for your order!',
      '',
      '2 x Desk lamp, black     EUR 58.00',
      '1 x Cable, 3 m           EUR 9.00',
      '',
      'We will send you a mail when your parcel is on its way.',
      'Please check your order and keep this mail.',
    ),
  },
  {
    kind: 'a newsletter',
    subject: 'Autumn news from the garden centre',
    from: 'news@garden.example.com',
    text: lines(
      'Plant your tulips now! Visit us before Sunday and save 20 %.',
      'Download the new catalogue and share it with your friends.',
      '',
      'You are receiving this because you subscribed.',
      'Unsubscribe: https://garden.example.com/u',
    ),
  },
  {
    kind: 'a ticket system without headers, in English',
    subject: 'Ticket 51877 has been received',
    from: 'helpdesk@them.example.com',
    text: lines(
      'This is an automated message, please do not reply to it.',
      'Your request has been received and a ticket has been opened.',
      'Please quote the number 51877 in all further mails.',
    ),
  },
  {
    kind: 'a ticket system without headers, in German',
    subject: 'Ihre Anfrage 51878 ist eingegangen',
    from: 'service@them.example.com',
    text: lines(
      'Dies ist eine automatisch erstellte Nachricht, bitte antworten Sie nicht darauf.',
      'Ihre Anfrage ist bei uns eingegangen. Bitte geben Sie die Nummer 51878 bei Rückfragen an.',
    ),
  },
  {
    kind: 'a ticket system without headers, in French',
    subject: 'Votre demande 51879 a été reçue',
    from: 'aide@them.example.com',
    text: lines(
      'Ceci est un message automatique, merci de ne pas y répondre.',
      'Votre demande a bien été reçue. Veuillez indiquer le numéro 51879 dans vos prochains messages.',
    ),
  },
  {
    kind: 'a ticket system without headers, in Spanish',
    subject: 'Hemos recibido su solicitud 51880',
    from: 'ayuda@them.example.com',
    text: lines(
      'Este es un mensaje automático, por favor no responda a este correo.',
      'Hemos recibido su solicitud. Por favor indique el número 51880 en sus próximos mensajes.',
    ),
  },
]

const absences: WildMail[] = (
  [
    [
      'Automatic reply: Stalls',
      'I am out of the office until 23 November. Please call Jonas in urgent cases.',
    ],
    [
      'Abwesenheitsnotiz: Stände',
      'Ich bin bis 23. November nicht im Büro. In dringenden Fällen rufen Sie bitte Jonas an.',
    ],
    [
      'Réponse automatique : Stands',
      "Je suis absente du bureau jusqu'au 23 novembre. En cas d'urgence, appelez Jonas.",
    ],
    [
      'Respuesta automática: Puestos',
      'Estoy fuera de la oficina hasta el 23 de noviembre. Para asuntos urgentes llame a Jonas.',
    ],
    ['Risposta automatica: Banchi', 'Sono fuori ufficio fino al 23 novembre. Per urgenze chiamare Jonas.'],
  ] as const
).map(([subject, text]) => ({ kind: `a note of absence, ${subject}`, subject, text, isIgnored: true }))

const undelivered: WildMail = {
  kind: 'a report of a mail that was not delivered, without the form of one',
  subject: 'Mail konnte nicht zugestellt werden',
  from: 'postmaster@them.example.com',
  text: lines(
    'Ihre Nachricht an lager@them.example.com konnte nicht zugestellt werden.',
    '550 5.1.1 User unknown',
    'Bitte prüfen Sie die Adresse und senden Sie die Nachricht erneut.',
  ),
  isIgnored: true,
}

const lists: WildMail[] = [
  {
    kind: 'a few words above a table',
    subject: 'Before the fair',
    html: lines(
      '<p>Hi Tula,</p><p>Take care of these:</p>',
      '<table><tr><th>What</th><th>When</th></tr>',
      '<tr><td>Order the badges</td><td>20 Nov</td></tr>',
      '<tr><td>Print the floor plan</td><td>25 Nov</td></tr></table>',
    ),
    tasks: [
      [/order the badges/i, '2026-11-20'],
      [/print the floor plan/i, '2026-11-25'],
    ],
  },
  {
    kind: 'a few words above a table without a head',
    subject: 'Before the show',
    text: lines('Take care of these:', '', '| Order the chairs | Fri |', '| Print the menu cards | Wed |'),
    tasks: [
      [/order the chairs/i, '2026-11-20'],
      [/print the menu cards/i, '2026-11-18'],
    ],
  },
  {
    kind: 'items struck out with waves',
    subject: 'What is left for the market',
    text: lines(
      'Please do the following:',
      '- ~~order the tent~~',
      '- print the price list',
      '- ~~call the band~~ (they said no)',
    ),
    tasks: [[/print the price list/i]],
    never: /tent|band/i,
  },
  {
    kind: 'items struck out in HTML alone',
    subject: 'What is left for the bazaar',
    html: lines(
      '<p>Please do the following:</p><ul>',
      '<li><s>order the awning</s></li><li>print the raffle tickets</li>',
      '<li><del>call the choir</del></li><li><strike>hire the van</strike></li>',
      '<li><span style="text-decoration: line-through">buy the ribbons</span></li></ul>',
    ),
    tasks: [[/print the raffle tickets/i]],
    never: /awning|choir|van|ribbons/i,
  },
  {
    kind: 'items struck out in the HTML and not in the plain text beside it',
    subject: 'What is left for the fete',
    text: lines('Please do the following:', '', '- order the marquee', '- print the song sheets'),
    html: '<p>Please do the following:</p><ul><li><s>order the marquee</s></li><li>print the song sheets</li></ul>',
    tasks: [[/print the song sheets/i]],
    never: /marquee/i,
  },
  {
    kind: 'a sentence of which a part is struck out',
    subject: 'Room for Monday',
    text: 'Please book ~~the small room~~ the large room for 20 people.',
    tasks: [[/book the large room/i]],
    never: /small/i,
  },
]

export const wildTexts: readonly WildMail[] = [...ofPrograms, ...absences, undelivered, ...lists]
