// Statements of replies in seven languages: who does what, what was handed over, forgotten, given up or no task at all.
import { expect, it } from 'vitest'
import { saysSeveral } from './replies/objections.ts'
import { readReply } from './reply.ts'

const nora = { email: 'nora@example.com', name: 'Nora Berg' }
const people = ['Emil Stark', 'Vera Lund', 'Hal Moss'].map((name) => ({
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  name,
}))

/** Nora answers on Monday 30 November; `titles` are her own unless somebody else is named behind a bar. */
function read(titles: readonly string[], text: string) {
  const openTasks = titles.map((written, at) => {
    const [title = '', who = 'nora', dueDate = null] = written.split(' | ')
    return { number: at + 1, title, assignees: [`${who}@example.com`], status: 'pending', dueDate }
  })
  return readReply({
    text,
    subject: 'Re: Barn',
    author: nora,
    to: people,
    cc: [],
    sentAt: new Date('2026-11-30T09:00:00Z'),
    zone: 'Europe/Berlin',
    mailPriority: null,
    openTasks,
    doneTasks: [],
  })
}

/** "1 completed", "2 for emil", "3 2026-12-15"; a question mark behind what is only asked. */
function said(titles: readonly string[], text: string): string[] {
  const { changes, newTasks } = read(titles, text)
  const told = changes.map(({ task, kind, status, dueDate, assignees, confidence }) => {
    const who = assignees?.map((one) => one.split('@')[0]).join()
    return `${task} ${dueDate ?? status ?? (who ? `for ${who}` : kind)}${confidence < 0.6 ? '?' : ''}`
  })
  return [...told.sort(), ...newTasks.map(({ title }) => `new ${title}`)]
}

const gifts: Record<string, string[]> = {
  en: ['Get the keys from Emil', 'Weigh the flour'],
  de: ['Die Schlüssel von Emil holen', 'Das Mehl wiegen'],
  fr: ['Récupérer les clés chez Emil', 'Peser la farine'],
  es: ['Recoger las llaves de Emil', 'Pesar la harina'],
  it: ['Ritirare le chiavi da Emil', 'Pesare la farina'],
  nl: ['De sleutels van Emil ophalen', 'Het meel wegen'],
  pt: ['Recolher as chaves do Emil', 'Pesar a farinha'],
}

it.each([
  ['en', 'Emil gave me everything yesterday.'],
  ['de', 'Emil hat mir gestern alles gegeben.'],
  ['fr', 'Emil m’a tout donné hier.'],
  ['es', 'Emil me ha dado todo.'],
  ['it', 'Emil mi ha dato tutto ieri.'],
  ['nl', 'Emil heeft me gisteren alles gegeven.'],
  ['pt', 'O Emil deu-me tudo ontem.'],
])('%s: what somebody gave the writer is done, and not theirs to do: “%s”', (language, text) => {
  expect(said(gifts[language] ?? [], text)).toEqual(['1 completed'])
})

it.each([
  ['en', 'Vera weighs the flour, not me.', ''],
  ['de', 'Das Mehl wiegt Vera, nicht ich.', ''],
  ['fr', 'Pour la farine, c’est Vera qui la pèsera, le 15.', '2026-12-15'],
  ['es', 'La harina la pesa Vera, el 15.', '2026-12-15'],
  ['it', 'La farina la pesa Vera, il 15.', '2026-12-15'],
  ['nl', 'Het meel weegt Vera, op de 15e.', '2026-12-15'],
  ['pt', 'A farinha pesa a Vera, no dia 15.', '2026-12-15'],
])('%s: who does a thing gets that task and no other: “%s”', (language, text, day) => {
  const found = said(gifts[language] ?? [], text).map((one) => one.replace('?', ''))
  expect(found).toEqual([...(day ? [`2 ${day}`] : []), '2 for vera'])
})

it.each([
  ['I forgot, tomorrow then.', '2026-12-01'],
  ['Forgot. Friday then', '2026-12-04'],
  ['Vergessen, dann Freitag.', '2026-12-04'],
  ['J’ai oublié, demain.', '2026-12-01'],
  ['Se me olvidó, mañana.', '2026-12-01'],
  ['L’ho dimenticato, domani.', '2026-12-01'],
  ['Vergeten, vrijdag dan.', '2026-12-04'],
  ['Esqueci-me, amanhã.', '2026-12-01'],
])('what was forgotten moves, and of one task is not asked which: “%s”', (text, day) => {
  const { unclear, toAsk } = read(['Oil the hinges'], text)
  expect([unclear, toAsk ?? []]).toEqual([[], []])
  expect(said(['Oil the hinges'], text)).toEqual([`1 ${day}`])
})

it('of several tasks one is asked which was forgotten', () => {
  const { changes, unclear } = read(['Oil the hinges | emil', 'Sweep the loft | vera'], 'Forgot. Friday then')
  expect(changes).toEqual([])
  expect(unclear).toEqual([{ sentence: 'Forgot. Friday then', reason: 'which-task', candidates: [1, 2] }])
})

it.each([
  ['Emil will do it.', 'Oil the hinges'],
  ['Das macht Emil.', 'Die Türen ölen'],
  ['C’est Emil qui le fera.', 'Huiler les gonds'],
  ['Lo hará Emil.', 'Engrasar las bisagras'],
  ['Lo farà Emil.', 'Oliare i cardini'],
  ['Dat doet Emil.', 'De deuren smeren'],
  ['Isso faz o Emil.', 'Olear as dobradiças'],
])('with one task “%s” means that one', (text, title) => {
  expect(said([title], text)).toEqual(['1 for emil'])
})

it('whose a thing is says nothing of who does it', () => {
  const titles = ['Get the keys from Emil', 'Weigh the flour']
  expect(said(titles, 'Emil’s keys I have here.')).not.toContain('1 for emil')
  expect(said(titles, 'The keys went to Emil’s sister.')).not.toContain('1 for emil')
})

it('each statement of a reply closes what it names, and nothing else', () => {
  const titles = ['Post the parcel', 'Oil the hinges', 'Ring the roofer', 'Sweep the loft']
  expect(said(titles, 'Hinges done, loft done. Roofer not answering.')).toEqual([
    '2 completed',
    '4 completed',
  ])
  expect(said(titles, 'Parcel posted, hinges done, no time for the roofer.')).toEqual([
    '1 completed',
    '2 completed',
  ])
})

it.each([
  ['Ordered this morning, arrives on Friday.', ['Order the nails', 'Sweep the loft']],
  ['Heute früh bestellt, kommt am Freitag.', ['Die Nägel bestellen', 'Den Boden fegen']],
  ['Encargado esta mañana, llega el viernes.', ['Encargar los clavos', 'Barrer el desván']],
  ['Ordinato stamattina, arriva venerdì.', ['Ordinare i chiodi', 'Spazzare la soffitta']],
  ['Vanmorgen besteld, komt vrijdag.', ['De spijkers bestellen', 'De zolder vegen']],
])('the verb of a task in the perfect closes it, and a delivery moves no day: “%s”', (text, titles) => {
  expect(said(titles, text)).toEqual(['1 completed'])
})

it.each([
  ['Vera is on leave until Friday.', ['Get the keys from Vera', 'Sweep the loft']],
  ['Frau Lorenz ist noch bis zum 9.12. verreist.', ['Die Leiter bei Frau Lorenz holen', 'Den Boden fegen']],
  ['The nails arrive on Friday.', ['Order the nails', 'Sweep the loft']],
  ['Vera ist bis Freitag im Urlaub.', ['Die Schlüssel von Vera holen', 'Den Boden fegen']],
  ['Vera est en congé jusqu’à vendredi.', ['Récupérer les clés chez Vera', 'Balayer le grenier']],
])('a day of somebody’s absence or of a delivery moves no task: “%s”', (text, titles) => {
  expect(said(titles, text)).toEqual([])
})

it.each([
  ['The cart is no longer free, so we drop it.', ['Book the cart', 'Sweep the loft']],
  ['Der Wagen ist schon vergeben, das lassen wir.', ['Den Wagen buchen', 'Den Boden fegen']],
  ['Le gîte n’est plus disponible, alors on renonce.', ['Réserver le gîte', 'Balayer le grenier']],
])('what is given up is what was named right before: “%s”', (text, titles) => {
  expect(said(titles, text)).toEqual(['1 drop'])
})

it.each([
  ['That with the hinges is not a task.', ['Oil the hinges', 'Sweep the loft']],
  ['Das mit den Türen ist keine Aufgabe. Danke!', ['Die Türen ölen', 'Den Boden fegen']],
  ['Les gonds, ce n’est pas une tâche.', ['Huiler les gonds', 'Balayer le grenier']],
])('what is no task is taken back, and asked no more: “%s”', (text, titles) => {
  expect(said(titles, text)).toEqual(['1 drop'])
  expect(read(titles, text).toAsk ?? []).toEqual([])
})

it.each([
  ['Could you cross off the hinges, Emil has oiled them.', ['Oil the hinges', 'Sweep the loft']],
  ['Bitte hak die Türen ab.', ['Die Türen ölen', 'Den Boden fegen']],
  ['Vink de deuren maar af.', ['De deuren smeren', 'De zolder vegen']],
])('what is to be crossed off is done: “%s”', (text, titles) => {
  expect(said(titles, text)).toEqual(['1 completed'])
})

it('a day or a person in a question is proposed, and no new task', () => {
  expect(said(['Oil the hinges | nora | 2026-12-02'], 'Is Friday the 11th ok?')).toEqual(['1 2026-12-11?'])
  const [title, text] = ['Engrasar las bisagras', 'No puedo, estoy en Vigo. ¿Lo puede hacer Emil?']
  expect(said([title], text).map((one) => one.replace('?', ''))).toContain('1 for emil')
  expect(said([title], text).join()).not.toContain('new')
})

it.each([
  'Three things, not one! Roof, door, walls, each on its own please.',
  'Das sind drei Dinge, nicht eins. Dach, Tür und Wände bitte einzeln.',
  'Trois choses, pas une ! Le toit, la porte, les murs.',
  'Tres cosas, no una. Tejado, puerta y paredes.',
])('what follows “three things, not one” only lists them: “%s”', (text) => {
  expect(saysSeveral(text)).toBe(true)
})

it.each([
  ['The ropes are checked, well, almost.'],
  ['Die Seile sind gepr\u00fcft, naja, fast.'],
  ['Les cordes sont v\u00e9rifi\u00e9es, enfin presque.'],
  ['Las cuerdas est\u00e1n revisadas, bueno, casi.'],
])('what is taken back in the same breath is not done: %s', (text) => {
  const titles = ['Check the ropes', 'Seile pr\u00fcfen', 'V\u00e9rifier les cordes', 'Revisar las cuerdas']
  const sure = read(titles, text).changes.filter(({ confidence }) => confidence >= 0.6)
  expect(sure).toEqual([])
})
