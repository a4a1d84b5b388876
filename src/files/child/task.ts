// What the child process is given and what it answers: a line of JSON, then bytes.
import { z } from 'zod'
import { documentSchema, quoteBox } from '../document.ts'
import { failureCodes } from '../failure.ts'
import type { FileLimits } from '../limits.ts'

/** The first line of its input; the file's bytes follow. */
export interface Task {
  readonly name: string
  readonly type: string | null
  readonly limits: FileLimits
  readonly act: FileAct
}

/** Read it all; draw a page, so many pixels wide; or find where on a page words stand. */
export type FileAct =
  | { readonly read: true }
  | { readonly draw: { readonly page: number; readonly width: number } }
  | { readonly find: { readonly page: number; readonly quote: string } }

/** The first line of its output; the bytes of a picture follow. */
export const answerSchema = z.union([
  z.object({ document: documentSchema }),
  z.object({ picture: z.number().int() }),
  z.object({ boxes: z.array(quoteBox) }),
  z.object({ failure: z.enum(failureCodes) }),
])

export type Answer = z.infer<typeof answerSchema>
