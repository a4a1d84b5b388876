// What all readers of plain statements share: which tasks are open, whose they are, and the words of a clause as evidence.
import type { TaskChange } from './changes.ts'
import type { Scene, SceneClause } from './scene.ts'
import { likeness } from './similar.ts'
import { tokensOf } from './tokens.ts'

export const SURE = 0.85
/** Below the gate: a person is asked. */
export const UNSURE = 0.55

export const openPlaces = ({ tasks }: Scene): number[] =>
  tasks.flatMap(({ task }, place) => (task.status === 'done' ? [] : [place]))

export const evidenceOf = ({ clause: { text, start, end } }: SceneClause): TaskChange['evidence'] => ({
  sentence: text,
  start,
  end,
})

/** The only open task, else the only one that is the writer's; -1 for none. */
export function onlyTask(scene: Scene): number {
  const open = openPlaces(scene)
  if (open.length === 1) return open[0] ?? -1
  const answered = open.find((place) => scene.tasks[place]?.task.number === scene.input.about)
  if (answered !== undefined) return answered
  const own = open.filter((place) => scene.tasks[place]?.task.assignees.includes(scene.input.author.email))
  return own.length === 1 ? (own[0] ?? -1) : -1
}

/** Of a word that is the task's verb in another form. */
export const SAME_VERB = 0.6

/** "Rings" and "phoned" are forms of "ring"; a verb opens its title, or closes it where infinitives come last. */
export function isVerbOf({ tasks, vocabulary }: Scene, place: number, word: string): boolean {
  const view = tasks[place]
  const forms = word.endsWith('s') ? [word, word.slice(0, -1)] : [word]
  if (forms.flatMap((form) => vocabulary.works(form)).some((work) => view?.works.has(work))) return true
  const title = tokensOf(view?.task.title ?? '').filter(({ kind }) => kind === 'word')
  const verb = vocabulary.infinitives.last.length === 0 ? title[0] : title.at(-1)
  return verb !== undefined && likeness(word, verb.text) >= SAME_VERB
}
