// Due dates as a calendar file that programs subscribe to (RFC 5545): one all-day event a task.
import { ICalCalendar, ICalEventStatus, ICalEventTransparency } from 'ical-generator'
import type { CalendarTask } from './calendar-store.ts'
import { plain } from './meeting-file.ts'

export interface CalendarFile {
  tasks: readonly CalendarTask[]
  publicUrl: string
  /** The mail domain: makes the ids of events this server's own. */
  domain: string
}

/** How often programs should look again, where they ask the file. */
const LOOK_AGAIN_SECONDS = 3_600
const MAX_DESCRIPTION = 2_000

/**
 * The same bytes for the same tasks: without METHOD, DTSTAMP is when the task was last changed (RFC 5545,
 * 3.8.7.2). A done task is a cancelled event. Nobody is busy because of a due date.
 */
export function calendarFile({ tasks, publicUrl, domain }: CalendarFile): string {
  const calendar = new ICalCalendar({
    name: 'Mailcrew tasks',
    description: 'Your tasks on the days they are due',
    prodId: { company: 'Mailcrew', product: 'Tasks', language: 'EN' },
    ttl: LOOK_AGAIN_SECONDS,
  })
  for (const task of tasks) {
    const url = `${publicUrl}/project/${task.projectId}?highlightTask=${task.id}`
    calendar.createEvent({
      id: `task-${task.id}@${domain}`,
      start: `${task.dueDate}T00:00:00Z`,
      allDay: true,
      summary: plain(task.title),
      description: descriptionOf(task, url),
      url,
      status: task.isDone ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
      sequence: task.version - 1,
      stamp: task.updatedAt,
      created: task.createdAt,
      lastModified: task.updatedAt,
    })
  }
  // Every line of a calendar ends with a line break, the last one too (RFC 5545, 3.1).
  return `${calendar.toString()}\r\n`
}

function descriptionOf({ projectName, description }: CalendarTask, url: string): string {
  const text = Array.from(plain(description)).slice(0, MAX_DESCRIPTION).join('').trim()
  return [plain(projectName), text, url].filter(Boolean).join('\n\n')
}
