// The steps of an import: each is a short transaction, so that others write and mail comes in between them.
import type { KnowledgeCarrying } from '../knowledge/index.ts'
import type { PollsFeature } from '../polls/index.ts'
import { requireProject, showProjects, tellReaders } from '../projects/index.ts'
import type { ReadEverything } from './everything-file.ts'
import type { ImportStep } from './import-step.ts'
import { projectSteps } from './project-steps.ts'
import type { ReadFile } from './read-file.ts'
import { slices } from './slices.ts'

export interface Carriers {
  polls: Pick<PollsFeature, 'importPoll' | 'exportPolls'>
  knowledge: KnowledgeCarrying
}

/** Articles of a step, and documents, whose text may be long. */
const ARTICLES = 20
const DOCUMENTS = 2

export function importSteps(file: ReadFile, name: string, carriers: Carriers): ImportStep[] {
  if (file.kind === 'refused') return []
  if (file.kind === 'everything') return [...everythingSteps(file.everything, carriers), showAll]
  if (file.kind === 'tasks') return [...projectSteps({ ...file.file, name }, 0), showAll]
  return [pollStep({ ...file.poll, question: name }, carriers)]
}

function everythingSteps(file: ReadEverything, carriers: Carriers): ImportStep[] {
  const { articles, documents } = file.knowledge
  const bring = (some: Partial<ReadEverything['knowledge']>): ImportStep => {
    const part = { ...file.knowledge, articles: [], documents: [], ...some }
    return (acting) => carriers.knowledge.importBase(acting, part)
  }
  return [
    // Asks for the rights before anything is made.
    ...(articles.length + documents.length > 0 ? [bring({})] : []),
    ...file.projects.flatMap(projectSteps),
    ...file.polls.map((poll) => pollStep(poll, carriers)),
    ...slices(articles, ARTICLES).map((some) => bring({ articles: some })),
    ...slices(documents, DOCUMENTS).map((some) => bring({ documents: some })),
  ]
}

const pollStep =
  (poll: ReadEverything['polls'][number], { polls }: Carriers): ImportStep =>
  async (acting, made) => {
    made.pollIds.push(await polls.importPoll(acting, poll))
  }

/** Beyond, open pages show the new projects when they are loaded the next time. */
const MOST_TOLD = 50

/** Projects are there only once all of the file is. */
const showAll: ImportStep = async ({ db, scope }, { projects }) => {
  await showProjects(
    db,
    projects.map(({ id }) => id),
  )
  for (const { id } of projects.slice(0, MOST_TOLD))
    await tellReaders(db, scope, await requireProject(db, scope, id), { type: 'project_update' })
}
