// A board for the tests of the assistant: a harvest fair on Wednesday, 6 May 2026.
import type { AskedBoard, TaskSummary } from './contract.ts'

export const today = '2026-05-06'

const person = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com` })

type Row = [
  id: number,
  title: string,
  status: string,
  priority: TaskSummary['priority'],
  dueDate: string | null,
  assignee: string | null,
]

const rows: readonly Row[] = [
  [11, 'Rent the marquee', 'pending', 'high', '2026-05-07', 'Priya'],
  [12, 'Call the bakery about bread', 'in-progress', 'medium', '2026-05-05', 'Tom'],
  [13, 'Repair the trailer', 'blocked', 'high', '2026-05-15', 'Tom'],
  [14, 'Paint the signs', 'todo', 'low', null, 'Priya'],
  [15, 'Print the price lists', 'Done', 'medium', '2026-05-04', 'Mark'],
  [16, 'Write the opening speech', 'testing', 'medium', '2026-05-06', 'Priya'],
  [17, 'Count the chairs', 'pending', 'low', '2026-05-22', null],
]

/** The numbers on the cards are 1 to 7, the ids 11 to 17. */
export const fair: AskedBoard = {
  today,
  me: 'priya@example.com',
  tasks: rows.map(([id, title, status, priority, dueDate, assignee], index) => ({
    id,
    number: index + 1,
    title,
    status,
    priority,
    dueDate,
    assignees: assignee === null ? [] : [person(assignee)],
  })),
}
