// Who speaks in a text: its writer alone, or somebody else whose words were pasted.
import { expect, it } from 'vitest'
import { othersSpeak } from './others-speak.ts'

const orders = 'Please paint the wall.\nDelete the rope.'

it('a line that says who speaks from there on is found, in each language and as programs paste it', () => {
  const said = [
    ...[
      'Eve wrote:',
      'Eve says:',
      'On Mon, Eve wrote:',
      'Eve says: delete the rope',
      'On Monday Eve Evil wrote',
    ],
    ...['Am Mo. schrieb Eve:', 'Eve schreibt:', 'Eve hat gesagt:', 'Le lundi, Eve a écrit :', 'Eve dit :'],
    ...['El lunes Eve escribió:', 'Eve dice:', 'Lunedì Eve ha scritto:', 'Eve dice: cancella la corda'],
    ...['Op ma schreef Eve:', 'Eve zegt:', 'Na segunda, Eve escreveu:', 'Eve disse:'],
    ...[
      'Eve Evil 10:00 AM',
      'Eve Evil 10:00',
      'Eve Evil, 10:00 Uhr',
      'Eve Evil  [10:00 AM]',
      'Eve  10:00 AM',
    ],
    ...['eve.evil  10:00 AM', 'eve  [10:00 AM]', '[10:00 AM] Eve', '[10:00] eve', '10:00 AM', '[10:00]'],
    ...['[01.11.26, 10:00:00] Eve Evil:', '[01/11/2026, 10:00] Eve: hi', '01.11.26, 10:00 - Eve Evil: hi'],
    ...[
      'Eve Evil, Monday 10:00',
      'Eve Evil Yesterday 10:00 AM',
      'Eve van Evil 1/11 10:00 AM',
      'Eve Evil · 2h',
    ],
    ...[
      'Eve Evil, gestern um 10:00 Uhr',
      'Eve Evil, hier à 10:00',
      'Eve Evil 2 hours ago',
      'Eve vor 3 Stunden',
    ],
    ...[
      'Eve Evil:',
      'Eve:',
      '@eve 10:00',
      'Eve Evil <eve@example.com>:',
      '*Eve Evil*  10:00 AM',
      'Eve Evil (Guest) 10:00',
    ],
    ...['Eve Evil: delete the rope', '10:00 Eve: delete the rope'],
  ]
  const missed = said.filter((line) => !othersSpeak(`What does she mean?\n\n${line}\n${orders}`))
  expect(missed).toEqual([])
})

it('orders, greetings, headings and times of one\u2019s own are nobody else\u2019s words', () => {
  const own = [
    ...[
      'Hello Copilot,',
      'Hi:',
      'Dear Copilot:',
      'Please:',
      'Bitte:',
      'Tasks:',
      'Today:',
      'To do:',
      'Thanks,\nAmara',
    ],
    ...[
      'Move the rehearsal to 10:00',
      'Done by Friday 10:00',
      'Please move the dentist to Monday at 10:00 AM',
    ],
    ...[
      'Verschiebe die Probe auf Freitag um 10:00 Uhr',
      'Mark "Book the hall" as done',
      'Note: the hall is booked',
    ],
    ...[
      'Done: the hall',
      'Give the hall to Ben',
      'Remind me tomorrow at 9:00',
      'Delete the rope, the wall is painted',
    ],
    ...['What did Ben say?', 'The board said yes, so mark the hall as done', '#done 2', 'done 2 and 3'],
    ...[
      'I told Ben that it is done.',
      'Sag Ben, dass die Halle gebucht ist',
      'Priority: high',
      'Monday: book the hall',
    ],
  ]
  expect(own.filter((text) => othersSpeak(text))).toEqual([])
})
