// Which version of the product this is.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../root.ts'

export async function readVersion(): Promise<string> {
  const text = await readFile(join(projectRoot(), 'package.json'), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(text)).version
}
