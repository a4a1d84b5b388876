// With what PGlite starts, in the database's thread and in the process that makes its files.
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

// Memory that was needed once is never given back here. So PostgreSQL's own cache is small, since the system keeps what
// is read often in its own, and what is gathered of a table for its statistics, or of its dead rows, is bounded.
const settings = ['shared_buffers=12MB', 'maintenance_work_mem=8MB', 'default_statistics_target=30']
const settled = [...PGlite.defaultStartParams, ...settings.flatMap((setting) => ['-c', setting])]
// -F switches fsync off, which is PGlite's default.
const durable = [...settled.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync']

export const startOf = ({ fsync }: { fsync: boolean }) => ({
  startParams: fsync ? durable : settled,
  extensions: { pg_trgm },
})
