// Orders to the agent itself are no tasks; what they point at is read.
import { describe, expect, it } from 'vitest'
import { listedBelow } from './listed-below.ts'
import { readTasks } from './read.ts'

const vera = { email: 'vera@example.com', name: 'Vera Holm' }
const otto = { email: 'otto@example.com', name: 'Otto Brand' }

/** A Thursday. */
const inputOf = (text: string) => ({
  text,
  subject: 'Barn',
  author: vera,
  to: [otto],
  cc: [],
  sentAt: new Date('2026-06-04T09:00:00Z'),
  zone: 'Europe/Berlin',
  mailPriority: null,
})
const titlesOf = (text: string) => readTasks(inputOf(text)).map(({ title }) => title)

describe('an order to the agent is no task', () => {
  it.each([
    ['Could you make tasks out of this for Otto and me? I will call the vet.', ['Call the vet']],
    ['Mach daraus bitte Aufgaben für Otto und mich. Ich rufe den Tierarzt an.', ['Den Tierarzt anrufen']],
    ['Ich rufe den Tierarzt an. Bitte trag das ein.', ['Den Tierarzt anrufen']],
    ["Tu peux en faire des tâches ? J'appelle le vétérinaire.", ['Appeler le vétérinaire']],
    ['¿Puedes convertir esto en tareas? Otto tiene que llamar al veterinario.', ['Llamar al veterinario']],
    ['Puoi farne delle attività? Otto deve chiamare il veterinario.', ['Chiamare il veterinario']],
    ['Kun je hier taken van maken? Otto moet de dierenarts bellen.', ['De dierenarts bellen']],
    ['Podes fazer tarefas disto? Tenho de ligar ao veterinário.', ['Ligar ao veterinário']],
  ])('%s', (text, titles) => {
    expect(titlesOf(text)).toEqual(titles)
  })

  it('a list of something else is one', () => {
    expect(titlesOf('Otto, please make a guest list for the party.')).toEqual([
      'Make a guest list for the party',
    ])
  })
})

it('above a forwarded mail it makes its requests, corrections and wishes tasks of those it names', () => {
  const below = `Dear Vera,

thank you for the riding plan. A few things:

1. The black mare is called Fenja, not Fanja.
2. Please take out the evening lesson.
3. Could the letters be a bit larger?

Could you send me a new plan by Tuesday? We come on the 11th.

Kind regards
Lena`
  const tasks = listedBelow(inputOf('Tula, could you turn this into tasks for Otto and me? V.'), {
    text: below,
    from: 'Lena Lund',
  })
  expect(tasks?.map(({ title, dueDate }) => [title, dueDate])).toEqual([
    ['The black mare is called Fenja, not Fanja', null],
    ['Take out the evening lesson', null],
    ['Could the letters be a bit larger', null],
    ['Send Lena a new plan', '2026-06-09'],
  ])
  expect(tasks?.map(({ assignees }) => assignees.toSorted())).toEqual(
    Array.from({ length: 4 }, () => ['otto@example.com', 'vera@example.com']),
  )
})
