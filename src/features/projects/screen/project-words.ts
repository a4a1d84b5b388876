// A project in a few words: its type and how many people and mails it holds.
import type { Project } from '../contract.ts'

/** "Team Project" (KB-01). */
export function typeWords({ type }: Pick<Project, 'type'>): string {
  return type === 'team' ? 'Team Project' : 'Individual Project'
}

/** "6 people · 9 mails". */
export function sizeWords(project: Pick<Project, 'participantCount' | 'emailCount'>): string {
  return `${countedWords(project.participantCount, 'person', 'people')} · ${countedWords(project.emailCount, 'mail', 'mails')}`
}

/** "1 person", "3 people" */
export function countedWords(amount: number, one: string, many: string): string {
  return `${amount} ${amount === 1 ? one : many}`
}

/** As lists of projects begin. */
export function newestFirst(projects: readonly Project[] = []): Project[] {
  return [...projects].sort((one, other) => other.createdAt.localeCompare(one.createdAt))
}
