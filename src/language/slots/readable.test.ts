// Titles that read without their mail, and whose they are.
import { describe, expect, it } from 'vitest'
import { Vocabulary } from '../layout/vocabulary.ts'
import { readTasks } from '../tasks/read.ts'
import { formFault } from './phrase.ts'

const vera = { email: 'vera@example.com', name: 'Vera Holm' }
const otto = { email: 'otto@example.com', name: 'Otto Brand' }

/** A Thursday. */
const tasksOf = (text: string, to = [otto]) =>
  readTasks({
    text,
    subject: 'Stable',
    author: vera,
    to,
    cc: [],
    sentAt: new Date('2026-06-04T09:00:00Z'),
    zone: 'Europe/Berlin',
    mailPriority: null,
  })
const titleOf = (text: string) => tasksOf(text)[0]?.title

const ENGLISH = new Vocabulary('we have the list of what is to be done and they will do it')
const GERMAN = new Vocabulary('wir haben die Liste und müssen das noch für die anderen machen')

describe('a title is a phrase, or it is told what it lacks', () => {
  it.each([
    ['Order the hay', null],
    ['Hand the keys back', null],
    ['Price of the new saddle', null],
    ['Next', 'thin'],
    ['Said you would ask the vet', 'opening'],
    ['Before I close the gate', 'opening'],
    ['Write the bill or', 'ending'],
    ['Get a price from Otto for', 'ending'],
    ['Put it in the shed', 'pointer'],
    ['Ask the club for theirs', 'pointer'],
    ['The lease runs', 'statement'],
    ['Order the hay, the straw and everything else that…', 'cut'],
  ])('%s: %s', (title, fault) => {
    expect(formFault(title, ENGLISH)).toBe(fault)
  })

  it('in German the verb may stand last and a prefix may end an order', () => {
    expect(formFault('Den Zaun streichen', GERMAN)).toBe(null)
    expect(formFault('Hol das Heu ab', GERMAN)).toBe(null)
    expect(formFault('Das Tor, Frist ist', GERMAN)).toBe('ending')
  })
})

describe('what no short title can say is said by the sentence', () => {
  it.each([
    [
      'Otto, which of the two saddles do you want? Please tell me by Friday.',
      /saddles do you want|which of the two/i,
    ],
    [
      'We have no rope – somebody should ask the club if we may borrow theirs.',
      /^We have no rope .* theirs$/,
    ],
  ])('%s', (text, title) => {
    expect(
      tasksOf(text)
        .map((task) => task.title)
        .join(' | '),
    ).toMatch(title)
  })

  it.each([
    ['Die Pumpe verliert Wasser. Otto, kannst du sie bitte reparieren?', 'Die Pumpe reparieren'],
    [
      'La pompa perde acqua. Devo portarla in officina entro venerdì e chiedere un preventivo.',
      'Portare la pompa in officina',
    ],
    ['Ich kümmere mich um den Zaun, Frist ist der 19. Juni.', 'Um den Zaun kümmern'],
    ["Je m'occupe du foin.", "S'occuper du foin"],
    [
      'Otto, holst du bitte zwei, drei Angebote für die Pumpe ein?',
      'Zwei, drei Angebote für die Pumpe einholen',
    ],
    ['Mei druckt die Listen aus (nach Boxen sortiert).', 'Die Listen ausdrucken (nach Boxen sortiert)'],
    ['Frau Kern stellt bitte den Anrufbeantworter um.', 'Den Anrufbeantworter umstellen'],
    ['Truus vraagt de vergunning aan vóór 21 juni.', 'De vergunning aanvragen'],
    ['Il faudrait également nous envoyer le plan de la grange.', 'Envoyer le plan de la grange'],
    ['Tengo que cancelar el gas y hablar con el portero.', 'Cancelar el gas'],
    ['Yo hago las fotos del establo.', 'Hacer las fotos del establo'],
  ])('%s', (text, title) => {
    expect(titleOf(text)).toBe(title)
  })
})

describe('what somebody else does is theirs', () => {
  it.each([
    ['A Beatriz trata dos cavalos.', 'Tratar dos cavalos', ['Beatriz']],
    ['Mein Bruder Jan holt den Anhänger am Freitag ab.', 'Den Anhänger abholen', ['Jan']],
    ["Mon frère Paul s'occupe du foin.", "S'occuper du foin", ['Paul']],
    ['Ma sœur Jeanne apporte les selles.', 'Apporter les selles', ['Jeanne']],
    ['Mijn zus Els haalt de sleutels op.', 'De sleutels ophalen', ['Els']],
  ])('%s', (text, title, names) => {
    const [task] = tasksOf(text)
    expect(task).toMatchObject({ title, assignees: [], names })
  })

  it('"somebody must" names nobody, even in a mail to one person', () => {
    const [task] = tasksOf('Somebody must put a new lock on the gate.')
    expect([task?.assignees, task?.names ?? []]).toEqual([[], []])
  })
})

describe('the day is that of the work', () => {
  it.each([
    ['Otto, can you order the hay today or tomorrow?', '2026-06-05'],
    ['Otto, please send the forms out before the summer break (19 June).', '2026-06-19'],
    ['Otto, please answer the council within 14 days of 1 June.', '2026-06-15'],
    ['The show is on Saturday 4 July. Otto, please order the ribbons two weeks before.', '2026-06-20'],
  ])('%s', (text, day) => {
    expect(tasksOf(text)[0]?.dueDate).toBe(day)
  })

  it('"this week" of a mail written on a Sunday is the week to come', () => {
    const [task] = readTasks({
      text: 'Otto, please order the hay this week.',
      subject: 'Stable',
      author: vera,
      to: [otto],
      cc: [],
      sentAt: new Date('2026-06-07T09:00:00Z'),
      zone: 'Europe/Berlin',
      mailPriority: null,
    })
    expect(task?.dueDate).toBe('2026-06-12')
  })

  it('a time of day stays in the title', () => {
    expect(tasksOf('I must ring the vet tomorrow before 4pm.')[0]).toMatchObject({
      title: 'Ring the vet before 4pm',
      dueDate: '2026-06-05',
    })
  })
})

it('a label behind the list of who was there is nobody, and the name after it no task', () => {
  const titles = tasksOf(
    'Present: Otto, Vera, Mei. Apologies: Ida\n\n1. Roof\nACTION Otto: order the slates.',
    [],
  ).map(({ title }) => title)
  expect(titles).toContain('Order the slates')
  expect(titles.join()).not.toMatch(/ida/i)
})

describe('only what asks for something is suggested', () => {
  it.each(['He is back there on Friday.', 'The lease runs out on 3 July.', 'There are two offers.'])(
    '%s',
    (text) => {
      expect(tasksOf(`Otto, please order the hay. ${text}`).map(({ title }) => title)).toEqual([
        'Order the hay',
      ])
    },
  )
})
