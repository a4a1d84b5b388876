// Which tasks are chosen, and what choosing one more, or a row of them, makes of that.

export type Selection = {
  chosen: ReadonlySet<number>
  /** The last that was chosen by itself: a row of tasks goes from it. */
  anchor: number | null
}

export const nothingChosen: Selection = { chosen: new Set(), anchor: null }

/** Chooses a task, or gives it up. */
export function toggled({ chosen }: Selection, id: number): Selection {
  const next = new Set(chosen)
  if (!next.delete(id)) next.add(id)
  return { chosen: next, anchor: next.has(id) ? id : null }
}

/** Chooses all from the anchor to the task, in the order of the page; the task alone without an anchor. */
export function stretched({ chosen, anchor }: Selection, id: number, order: readonly number[]): Selection {
  const [from, to] = [anchor === null ? -1 : order.indexOf(anchor), order.indexOf(id)]
  if (from < 0 || to < 0) return { chosen: new Set([...chosen, id]), anchor: id }
  const row = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { chosen: new Set([...chosen, ...row]), anchor }
}

/** Without tasks that are gone; the same selection where none is. */
export function kept(selection: Selection, present: ReadonlySet<number>): Selection {
  const { chosen, anchor } = selection
  const left = [...chosen].filter((id) => present.has(id))
  if (left.length === chosen.size) return selection
  return { chosen: new Set(left), anchor: anchor !== null && present.has(anchor) ? anchor : null }
}
