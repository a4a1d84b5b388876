// A task for the tests of the board, with only what a test cares about said.
import type { Task } from '../../../tasks/contract.ts'

export function sampleTask(fields: Partial<Task> & { people?: string[] } = {}): Task {
  const { people = [], ...rest } = fields
  const id = rest.id ?? 1
  return {
    id,
    number: id,
    title: `Task ${id}`,
    description: '',
    status: 'pending',
    priority: 'medium',
    dueDate: null,
    createdAt: '2026-03-01T09:00:00.000Z',
    updatedAt: '2026-03-01T09:00:00.000Z',
    version: 1,
    projectId: 1,
    project: { id: 1, name: 'Spring launch' },
    assignees: people.map((name, index) => ({
      id: index + 1,
      user: {
        id: index + 1,
        firstName: name,
        lastName: '',
        email: `${name}@example.com`,
        profileImageUrl: null,
      },
    })),
    sourceEmail: null,
    sourceEmailSubject: null,
    evidence: null,
    blockedReason: null,
    blockedBy: [],
    repeats: null,
    commentCount: 0,
    ...rest,
  }
}
