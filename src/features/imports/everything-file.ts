// The file of everything that a context has: its projects, polls and knowledge, each as its own export has it.
import { z } from 'zod'
import { AppError } from '../../kit/errors.ts'
import { KNOWLEDGE_FILE, type KnowledgeFile, readKnowledgeFile } from '../knowledge/index.ts'
import { type PollFile, readPollFile } from '../polls/index.ts'
import type { ImportedFile } from './imported.ts'
import { type ProjectFile, projectFile, readProjectFile } from './project-file.ts'

export const EVERYTHING_FILE = 'mailcrew-everything'

export interface EverythingFile {
  format: typeof EVERYTHING_FILE
  version: 1
  projects: ProjectFile[]
  polls: PollFile[]
  knowledge: KnowledgeFile
}

/** As they are brought in. */
export interface ReadEverything {
  projects: ImportedFile[]
  polls: PollFile[]
  knowledge: KnowledgeFile
}

const everything = z.object({
  format: z.literal(EVERYTHING_FILE),
  version: z.literal(1),
  projects: z.array(projectFile).max(2_000),
  polls: z.array(z.unknown()).max(2_000),
  knowledge: z.unknown(),
})

/** Of a knowledge base alone, or of everything; null for a file of anything else. Throws invalid for a damaged one. */
export function readEverything(found: unknown): ReadEverything | null {
  const { format } = found as { format?: unknown }
  if (format === KNOWLEDGE_FILE) return { projects: [], polls: [], knowledge: readKnowledgeFile(found) }
  if (format !== EVERYTHING_FILE) return null
  const read = everything.safeParse(found)
  if (!read.success) {
    const place = read.error.issues[0]?.path.join('.')
    throw new AppError('invalid', `In this file of everything, ${place} is not as it should be.`)
  }
  return {
    projects: read.data.projects.map(readProjectFile),
    polls: read.data.polls.map(readPollFile),
    knowledge: readKnowledgeFile(read.data.knowledge),
  }
}
