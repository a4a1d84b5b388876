// `tsx bin/patterns/check.ts [--keep]`: prints each pattern that may take more than linear time, and fails on one.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checkPatterns } from './check-patterns.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const { unkept, broken } = await checkPatterns(root, process.argv.includes('--keep'))
if (unkept > 0) console.log(`New patterns that are sound: ${unkept}. Keep that with \`npm run patterns\``)
for (const { rule, file, what } of broken) console.log(`${rule}: ${file} ${what}`)
// The checker's own process would be waited for.
process.exit(broken.length > 0 ? 1 : 0)
