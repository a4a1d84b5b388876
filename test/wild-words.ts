// Mails whose words are the difficulty: greetings of other languages, chats, dictation, a subject alone, footers.
import type { WildMail } from './wild-mails.ts'

const lines = (...all: string[]) => all.join('\n')

const languages: WildMail[] = [
  {
    kind: 'a Dutch greeting above English',
    subject: 'Keys for the hall',
    text: 'Hoi Tula, please collect the keys for the hall by Friday.',
    tasks: [[/^collect the keys/i, '2026-11-20']],
    never: /hoi/i,
  },
  {
    kind: 'a Polish greeting above English',
    subject: 'Keys for the shed',
    text: lines('Cześć Tula,', 'please collect the keys for the shed by Friday.'),
    tasks: [[/^collect the keys/i, '2026-11-20']],
    never: /cze/i,
  },
  {
    kind: 'a Swedish greeting on the line of the request',
    subject: 'Keys for the barn',
    text: 'Hej Tula! Please collect the keys for the barn by Friday.',
    tasks: [[/^collect the keys/i, '2026-11-20']],
    never: /hej/i,
  },
  {
    kind: 'a Turkish greeting on the line of the request',
    subject: 'Keys for the boat',
    text: 'Merhaba Tula, collect the keys for the boat by Friday please.',
    tasks: [[/^collect the keys/i, '2026-11-20']],
    never: /merhaba/i,
  },
  {
    kind: 'French words over a list',
    subject: 'Fête du quartier',
    text: lines(
      "Voici ce qu'il faut faire :",
      '- réserver la salle avant vendredi',
      '- imprimer les affiches',
    ),
    tasks: [[/réserver la salle/i], [/imprimer les affiches/i]],
    never: /voici/i,
  },
  {
    kind: 'two requests in Spanish that y joins, which are a piece of work each',
    subject: 'Reunión del barrio',
    text: 'Hola Tula, por favor reserva la sala antes del viernes y avisa a Jonas.',
    tasks: [[/^Reserva la sala$/], [/^Avisa a Jonas$/]],
    never: /hola/i,
  },
  {
    kind: 'Italian requests with short forms',
    subject: 'Festa di via',
    text: lines(
      'Ciao Tula,',
      "di' a Lucia di portare le chiavi.",
      "Fa' una copia del contratto entro venerdì.",
      'Dì al custode di aprire il cancello.',
    ),
    tasks: [[/Lucia/], [/copia del contratto/i, '2026-11-20'], [/custode/i]],
    never: /ciao/i,
  },
  {
    kind: 'a list that is asked for above a forwarded mail: what that mail complains of, for whom and until when',
    subject: 'Fwd: The cabin',
    text: lines(
      'Please make a list of this for Omar. He is out there on Friday.',
      '',
      '---------- Forwarded message ---------',
      'From: Ida Berg <ida@example.org>',
      'Date: Sun, 15 Nov 2026 at 18:12',
      'Subject: The cabin',
      'To: Amara <amara@example.com>',
      '',
      'Hello Amara,',
      '',
      'We had a wonderful week. Two small things:',
      '',
      'The stove smokes, and the gate of the fence hangs loose. Nobody has swept the chimney.',
      '',
      'Best wishes',
      'Ida',
    ),
    tasks: [
      [/^The stove smokes$/, '2026-11-20'],
      [/^The gate of the fence hangs loose$/, '2026-11-20'],
      [/^Nobody has swept the chimney$/, '2026-11-20'],
    ],
    never: /list|wonderful|things/i,
  },
  {
    kind: 'tasks that are asked for above a forwarded mail: its requests, and none of the order itself',
    subject: 'Fwd: The cards',
    text: lines(
      'Tula, can you make tasks for Omar and me out of this? A.',
      '',
      '---------- Forwarded message ---------',
      'From: Ida Berg <ida@example.org>',
      'Date: Sun, 15 Nov 2026 at 18:12',
      'Subject: The cards',
      'To: Amara <amara@example.com>',
      '',
      'Hello Amara,',
      '',
      'thank you for the menu cards. Please take off the trout. Could you send me a new price by Tuesday?',
      '',
      'Best wishes',
      'Ida',
    ),
    tasks: [[/^Take off the trout$/], [/^Send Ida a new price$/, '2026-11-17']],
    never: /make tasks|thank/i,
  },
  {
    kind: 'a dictated text without full stops',
    subject: 'Dictated',
    text: 'okay so please call the caterer about the vegetarian menu and book the van for friday and also remind jonas to bring the keys thank you',
    tasks: [[/call the caterer/i], [/^Book the van/], [/^Remind jonas/]],
  },
]

const shapes: WildMail[] = [
  {
    kind: 'a chat that ends in Sure',
    subject: 'From our chat',
    text: lines(
      'Please keep track of this, from our chat:',
      '',
      '[16.11.26, 09:12] Jonas Weber: Can you bring the projector on Friday?',
      '[16.11.26, 09:14] Amara Okafor: Sure',
      '[16.11.26, 09:15] Jonas Weber: OK',
    ),
    tasks: [[/bring the projector/i, '2026-11-20']],
    never: /^sure/i,
  },
  {
    kind: 'a subject that is the request, and no text',
    subject: 'Please order 40 chairs by Friday',
    text: '',
    tasks: [[/order 40 chairs/i, '2026-11-20']],
  },
  {
    kind: 'a subject that is the request, and a signature',
    subject: 'Please order 30 stools by Friday',
    text: lines('', '-- ', 'Amara Okafor', 'Market office', 'Phone 020 7946 0001'),
    tasks: [[/order 30 stools/i, '2026-11-20']],
    never: /phone|office/i,
  },
  {
    kind: 'a request in the HTML part alone',
    subject: 'Only in HTML',
    html: '<div>Please return the <b>sound desk</b> by&nbsp;Thursday.</div>',
    tasks: [[/return the sound desk/i, '2026-11-19']],
  },
  {
    kind: 'a footer for leaving a list',
    subject: 'Posters',
    text: lines(
      'Please hang the posters by Friday.',
      '',
      '--',
      'To unsubscribe from this group, send a mail to leave@list.example.com.',
      'Please consider the environment before you print this mail.',
    ),
    tasks: [[/hang the posters/i, '2026-11-20']],
    never: /unsubscribe|environment|send a mail/i,
  },
  {
    kind: 'a signature with a table of phones',
    subject: 'Ladders',
    text: lines(
      'Please bring back the ladders by Friday.',
      '',
      'Best regards',
      'Amara Okafor',
      'Market office',
      '',
      'Phone  | 020 7946 0001',
      'Mobile | 07700 900001',
      'Call   | weekdays 9 to 5',
    ),
    tasks: [[/ladders/i, '2026-11-20']],
    never: /phone|mobile|weekdays/i,
  },
  {
    kind: 'a name before a very short thing',
    subject: 'Who does what',
    text: lines('Jonas: order the cake', 'Lucia: print the menu', 'Zoe: DJ'),
    tasks: [[/order the cake/i], [/print the menu/i], [/DJ/]],
  },
  {
    kind: 'a sentence that gives work to somebody by a day, behind another',
    subject: 'Messeplan',
    text: 'Bitte bestelle die Stühle. Den Plan schickt Mira bis Freitag.',
    tasks: [[/Stühle/], [/plan/i, '2026-11-20']],
  },
]

/** By somebody else than the mails before, so that each has its receipt. */
export const wildWords: readonly WildMail[] = languages
  .concat(shapes)
  .map((wild) => Object.assign({ from: 'mei' }, wild))
