// Run with the paths of source files: loads each and prints, as JSON, the patterns that they composed and where.
import { relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const made = []
/** The line that called, as source maps name it: `file:///…/subject.ts:25:21`, with or without the scheme. */
const caller = /\(?((?:file:\/\/)?\/[^()]*):(\d+):\d+\)?$/

globalThis.RegExp = new Proxy(RegExp, {
  construct(target, args, newTarget) {
    const pattern = Reflect.construct(target, args, newTarget)
    const [, path = '', line] = caller.exec(new Error('where').stack.split('\n')[2] ?? '') ?? []
    const file = relative(process.cwd(), path.startsWith('file:') ? fileURLToPath(path) : path)
    if (file.startsWith('src/')) {
      made.push({ file, line: Number(line), source: pattern.source, flags: pattern.flags })
    }
    return pattern
  },
})

for (const path of process.argv.slice(2)) await import(pathToFileURL(path).href)
process.stdout.write(JSON.stringify(made), () => process.exit())
