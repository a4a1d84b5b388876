// `node bin/setup/build-web.mjs FOLDER`: builds the web client and leaves a compressed copy beside each file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { drawIcons } from './draw-icons.mjs'
import { root } from './root.mjs'

const [folder] = process.argv.slice(2)
const outDir = resolve(folder)

/** Tells whoever started this how far it is; rarely, since thousands of modules pass. */
const TELL_EVERY = 25
const tell = (text) => process.send?.(text)

let modules = 0
const counting = {
  name: 'counting',
  moduleParsed() {
    if (++modules % TELL_EVERY === 0) tell(`${modules} modules`)
  },
}

await build({ root, logLevel: 'warn', plugins: [counting], build: { outDir, emptyOutDir: true } })
tell(`${modules} modules`)
await drawIcons(outDir)

/** Below this, the compressed answer is no shorter on the wire. */
const WORTH_BYTES = 1_024

for (const file of readdirSync(outDir, { recursive: true })) {
  if (!/\.(js|css|svg|json)$/.test(file)) continue
  const path = join(outDir, file)
  const content = readFileSync(path)
  if (content.length < WORTH_BYTES) continue
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
