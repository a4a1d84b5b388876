// Settles which tasks a clause means by what points at them, whatever the judge of targets says.
import type { Scene, SceneClause } from './scene.ts'

/** Tasks that are pointed at are meant, whatever else the clause speaks of. */
export function pointed(scene: Scene, index: number, targets: number[]): number[] {
  const { designations, mentions } = scene.clauses[index] as SceneClause
  const of = (kinds: readonly string[]) =>
    designations.filter(({ kind, tasks }) => kinds.includes(kind) && tasks.length > 0)
  const direct = of(['number', 'bare', 'ordinal'])
  const isSure = direct.some(({ kind, tasks }) => kind === 'number' || tasks.length > 1)
  const owned = of(['theirs'])
  const all = designations.some(({ kind }) => kind === 'all')
  const mine = of(['mine'])
  const group = groupOf(scene, index)
  const except = designations.find(({ kind }) => kind === 'except')
  const excepted = (place: number) =>
    except !== undefined &&
    (((mentions[place]?.thing ?? 0) >= 0.42 && (mentions[place]?.at ?? -1) > except.at) ||
      direct.some(({ at, tasks }) => at > except.at && tasks.includes(scene.tasks[place]?.task.number ?? 0)))
  const isAny = (list: readonly { tasks: readonly number[] }[], place: number) =>
    list.some(({ tasks }) => tasks.includes(scene.tasks[place]?.task.number ?? 0))
  return targets.map((p, place) => {
    if (excepted(place)) return 0.02
    if (all && except && mine.length === 0) return 0.95
    if (isSure && !(all && except)) return isAny(direct, place) ? Math.max(p, 0.95) : p * 0.2
    if (owned.length > 0 && designations.some(({ kind }) => kind === 'all' || kind === 'both'))
      return isAny(owned, place) ? 0.95 : p * 0.2
    if (all && mine.length > 0) return isAny(mine, place) ? 0.95 : 0.05
    if (group !== null) return group.includes(place) ? Math.max(p, 0.85) : p * 0.2
    return p
  })
}

/** Places of "everything", "all three", "both": of the author's own where they are so many, else of those named before. */
function groupOf(scene: Scene, index: number): number[] | null {
  const { designations, best, clause } = scene.clauses[index] as SceneClause
  const isAll = designations.some(({ kind }) => kind === 'all')
  const isBoth = designations.some(({ kind }) => kind === 'both')
  if (best >= 0 || !(isAll || isBoth) || designations.some(({ kind }) => kind === 'rest')) return null
  const open = scene.tasks.flatMap(({ task }, place) => (task.status === 'done' ? [] : [place]))
  const own = open.filter((place) => scene.tasks[place]?.task.assignees.includes(scene.input.author.email))
  const said = clause.tokens
    .map(({ text }) => scene.vocabulary.number(text) ?? Number(text))
    .find((count) => count > 1 && count <= open.length)
  const count = isBoth ? 2 : said
  if (count === undefined) return open
  if (own.length === count) return own
  if (open.length === count) return open
  const before = scene.clauses.slice(0, index).flatMap((one) => (one.best < 0 ? [] : [one.best]))
  const named = [...new Set(before.reverse())].slice(0, count)
  return named.length === count ? named : null
}
