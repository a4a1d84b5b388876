// Tasks as rows of a mail, under headings, each with its link.
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import { DANGER_HUE, PRODUCT_HUE } from '../../mail/layout-tokens.ts'
import { shortDayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { MailPlace } from './mail-parts.ts'
import type { ToldTask } from './told-tasks-store.ts'

/** More under one heading are counted, not listed. */
const SHOWN = 20

export interface TaskGroup {
  heading: string
  tasks: readonly ToldTask[]
  isLate?: boolean
  /** What stands before the project's name: "Jonas Weber". */
  lead?: (task: ToldTask) => string
}

/** Groups without tasks are left out. */
export function taskSections(place: MailPlace, groups: readonly TaskGroup[]): LayoutSection[] {
  return groups
    .filter(({ tasks }) => tasks.length > 0)
    .flatMap(({ heading, tasks, isLate = false, lead }): LayoutSection[] => {
      const more = tasks.length - SHOWN
      const rows = tasks
        .slice(0, SHOWN)
        .map((task) => rowOf(place, task, isLate ? DANGER_HUE : PRODUCT_HUE, lead?.(task) ?? ''))
      return [
        { kind: 'rows', heading, rows },
        ...(more > 0 ? [{ kind: 'paragraph' as const, text: wordsIn(place.language).more(more) }] : []),
      ]
    })
}

function rowOf({ publicUrl, language }: MailPlace, task: ToldTask, hueHex: string, lead: string): LayoutRow {
  const words = wordsIn(language)
  const { id, number, title, projectId, projectName, priority, dueDate } = task
  const meta = [
    lead,
    projectName,
    dueDate === null ? '' : words.due(shortDayWords(dueDate, language)),
    priority === 'high' ? words.priority('high') : '',
  ]
  return {
    number,
    hueHex,
    title,
    meta: meta.filter(Boolean).join(' \u00b7 '),
    link: { text: words.openTask, url: `${publicUrl}/project/${projectId}?highlightTask=${id}` },
  }
}
