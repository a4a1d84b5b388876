// Jobs under a condition, and jobs of people who are not on the mail.
import { describe, expect, it } from 'vitest'
import { readTasks } from './read.ts'

const vera = { email: 'vera@example.com', name: 'Vera Holm' }
const otto = { email: 'otto@example.com', name: 'Otto Brand' }
const ida = { email: 'ida@example.com', name: 'Ida Berg' }
const SURE = 0.6

/** A Thursday. */
const tasksOf = (text: string, to = [otto]) =>
  readTasks({
    text,
    subject: 'Barn',
    author: vera,
    to,
    cc: [],
    sentAt: new Date('2026-06-04T09:00:00Z'),
    zone: 'Europe/Berlin',
    mailPriority: null,
  })
const told = (text: string, to?: (typeof otto)[]) =>
  tasksOf(text, to).map(({ title, dueDate, priority }) => [title, dueDate, priority])

describe('a job under a condition keeps it in its title, and is not due today', () => {
  it.each([
    ['If the vet says yes, order the new saddle at once.', 'If the vet says yes, order the new saddle'],
    [
      'Hallo Otto, falls der Tierarzt zustimmt, bestell bitte sofort den neuen Sattel.',
      'Falls der Tierarzt zustimmt, bestell den neuen Sattel',
    ],
    [
      "Bonjour Otto, s'ils acceptent le devis, il faut commander la selle tout de suite.",
      "S'ils acceptent le devis, commander la selle",
    ],
    [
      'Hola Otto: si el veterinario dice que sí, hay que pedir la silla enseguida.',
      'Si el veterinario dice que sí, pedir la silla enseguida',
    ],
    [
      "Ciao Otto, se il veterinario è d'accordo, bisogna comprare la sella subito.",
      "Se il veterinario è d'accordo, comprare la sella",
    ],
    [
      'Hoi Otto, als de dierenarts ja zegt, moet je het zadel meteen bestellen.',
      'Als de dierenarts ja zegt, het zadel bestellen',
    ],
    [
      'Olá Otto, se o veterinário concordar, é preciso comprar a sela já.',
      'Se o veterinário concordar, comprar a sela',
    ],
  ])('%s', (text, title) => {
    expect(told(text)).toEqual([[title, null, 'medium']])
  })

  it('a day in the condition is the first day for the job', () => {
    expect(told('Und wenn der Schmied am Freitag nicht kommt, muss ich den Hof anrufen.')).toEqual([
      ['Wenn der Schmied am Freitag nicht kommt, den Hof anrufen', '2026-06-05', 'medium'],
    ])
  })

  it('each of several jobs keeps it', () => {
    expect(told('Otto, if he says yes, please order the saddle and book the van.')).toEqual([
      ['If he says yes, order the saddle', null, 'medium'],
      ['If he says yes, book the van', null, 'medium'],
    ])
  })

  it('what is done in the other case is only suggested', () => {
    const [order, take] = tasksOf(
      'If the vet agrees, Otto will order the saddle; otherwise I will take the old one to Mr Lund on Monday.',
    )
    expect([order?.title, order?.confidence]).toEqual(['If the vet agrees, order the saddle', 0.96])
    expect(take?.title).toBe('Otherwise take the old one to Mr Lund')
    expect(take?.confidence).toBeLessThan(SURE)
  })

  it('manners are no condition', () => {
    expect(told('If possible, please sweep the yard by Friday.')).toEqual([
      ['Sweep the yard', '2026-06-05', 'medium'],
    ])
  })
})

describe('a condition in the sentence before makes a suggestion of both', () => {
  it.each([
    [
      'Maybe the farm lends us the trailer. Then please wash it by Friday.',
      'Maybe the farm lends us the trailer. Wash it by Friday',
    ],
    [
      'Vielleicht leiht uns der Hof den Anhänger. Dann putze ihn bitte bis Freitag.',
      'Vielleicht leiht uns der Hof den Anhänger. Putze ihn bitte bis Freitag',
    ],
    [
      'Is the trailer free on Saturday? If so I will fetch the hay.',
      'Is the trailer free on Saturday? If so I will fetch the hay',
    ],
  ])('%s', (text, title) => {
    const task = tasksOf(text).at(-1)
    expect(task?.title).toBe(title)
    expect(task?.confidence).toBeLessThan(SURE)
  })

  it('what only comes next hangs on nothing', () => {
    const [, horses] = tasksOf('Ich muss morgen den Hof fegen. Dann gebe ich die Pferde raus.')
    expect([horses?.title, (horses?.confidence ?? 0) >= SURE]).toEqual(['Die Pferde rausgeben', true])
  })
})

describe('what others do is nobody’s here, and what is left is for the readers', () => {
  it.each([
    [
      "Otto's neighbour is lending the grill, the school brings the chairs. All that is left for us is the bunting, and it has to be up on the 9th.",
      'Take care of the bunting',
    ],
    [
      'Ottos Bruder bringt das Zelt, die Gemeinde stellt die Bänke auf. Für uns bleibt nur noch das Plakat.',
      'Das Plakat',
    ],
    ["Le frère d'Otto apporte la tente. Il nous reste l'affiche.", "L'affiche"],
    ['El hermano de Otto trae la carpa. A nosotros nos queda el cartel.', 'El cartel'],
    ['Il fratello di Otto porta la tenda. A noi resta il manifesto.', 'Il manifesto'],
    ["Otto's broer brengt de tent. Voor ons blijft de poster over.", 'De poster'],
    ['O irmão do Otto traz a tenda. Para nós falta o cartaz.', 'O cartaz'],
  ])('%s', (text, title) => {
    const tasks = tasksOf(text, [otto, ida]).filter(({ confidence }) => confidence >= SURE)
    expect(tasks.map((task) => [task.title, task.assignees])).toEqual([
      [title, ['otto@example.com', 'ida@example.com']],
    ])
  })

  it('what is left of a stock is no work', () => {
    expect(told('Il nous reste un tube de graisse.')).toEqual([])
  })

  it('a relative without a name has no task', () => {
    expect(
      told("Je dois réserver la salle. Papa s'occupe de la musique pour samedi, donc c'est réglé."),
    ).toEqual([['Réserver la salle', null, 'medium']])
  })
})
