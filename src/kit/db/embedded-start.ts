// With what PGlite starts, in the database's thread and in the process that makes its files.
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// PostgreSQL's own cache is resident from the start here, all of it; the system keeps what is read often in its own.
const settled = [...PGlite.defaultStartParams, '-c', 'shared_buffers=12MB']
// -F switches fsync off, which is PGlite's default.
const durable = [...settled.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

export const startOf = ({ fsync }: { fsync: boolean }) => ({
  startParams: fsync ? durable : settled,
  extensions: { pg_trgm },
})
