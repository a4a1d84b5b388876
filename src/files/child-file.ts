// Where the program of the child process is: beside the built server, or translated from the sources here.
import { fileURLToPath } from 'node:url'
import { translated } from '../kit/translated.ts'

export async function childFile(): Promise<string> {
  const file = import.meta.url.endsWith('.ts')
    ? await translated(new URL('./child/main.ts', import.meta.url))
    : new URL('./files-child.js', import.meta.url)
  return fileURLToPath(file)
}
