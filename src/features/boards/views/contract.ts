// Saved views on the wire: what a board or list shows, kept by a person under a name.
import { z } from 'zod'
import { endpoint, idParam } from '../../../kit/contract.ts'
import { shownLine } from '../../../kit/invisible-characters.ts'

export const viewPages = ['project-board', 'task-board', 'my-tasks'] as const
export type ViewPage = (typeof viewPages)[number]

/** Views that one person may keep of one page. */
export const MOST_VIEWS = 30

export const savedView = z.object({
  id: z.number(),
  name: z.string(),
  /** As the address of the page has it, without a question mark; empty for the plain view. */
  query: z.string(),
})
export type SavedView = z.infer<typeof savedView>

export const listViews = endpoint({
  method: 'GET',
  path: '/api/views',
  summary: 'The own saved views of a page, by name',
  access: 'session',
  query: z.object({ page: z.enum(viewPages) }),
  response: z.array(savedView),
})

export const saveView = endpoint({
  method: 'POST',
  path: '/api/views',
  summary: 'Keep a view under a name; one of that name is replaced',
  access: 'session',
  body: z.object({
    page: z.enum(viewPages),
    name: z
      .string()
      .overwrite(shownLine)
      .trim()
      .min(1, 'Give the view a name')
      .max(60, 'A name has 60 characters at most'),
    query: z.string().max(2_000, 'This view is too long to be kept'),
  }),
  response: savedView,
  status: 201,
})

export const deleteView = endpoint({
  method: 'DELETE',
  path: '/api/views/{id}',
  summary: 'Forget a saved view',
  access: 'session',
  params: z.object({ id: idParam }),
  response: z.object({ id: z.number() }),
})
