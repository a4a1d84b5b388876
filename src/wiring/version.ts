// Which version of the product this is, and of which commit it was built.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { projectRoot } from '../root.ts'

/** Left by bin/setup/build-server.mjs beside the built server, where git knew it. */
const COMMIT = new URL('./commit', import.meta.url)

/** Such as 0.1.0 (3ea78ce0); the number alone where the commit is not known. */
export async function readVersion(): Promise<string> {
  const text = await readFile(join(projectRoot(), 'package.json'), 'utf8')
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(text))
  const commit = await readFile(COMMIT, 'utf8').catch(() => '')
  return commit === '' ? version : `${version} (${commit})`
}
