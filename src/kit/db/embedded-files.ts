// `node embedded-files.js FOLDER`: makes the files of an embedded database there, not flushed, and ends.
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { startOf } from './embedded-start.ts'

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('which folder?')
const lite = await PGlite.create({ ...startOf({ fsync: false }), fs: new NodeFS(folder) })
await lite.close()
