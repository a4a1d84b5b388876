// What the types of test mails are called on the page.
import type { TestMailType } from '../contract.ts'

export const typeWords: Readonly<Record<TestMailType, string>> = {
  'task-request': 'Task request',
  'team-collaboration': 'Team collaboration',
  'question-inquiry': 'Question or inquiry',
  'urgent-issue': 'Urgent issue',
  'project-update': 'Project update',
  'meeting-schedule': 'Meeting schedule',
}
