// A board of 1,000 tasks: the call that the screen makes, beside the bare SQL of the same rows.
import { startDurablePostgres } from '../bin/checks/postgres.mjs'
import { Database } from '../src/kit/db/database.ts'
import { openPostgres } from '../src/kit/db/postgres.ts'
import { type Client, signUp } from '../test/world.ts'
import type { BenchFigure } from './figure.ts'
import { percentile } from './percentile.ts'
import { makeDataDir, startProduct } from './product.ts'

const TASKS = 1_000
const WARM = 15
const CALLS = 100
const AIM = 2

export async function run(): Promise<BenchFigure[]> {
  const postgres = await startDurablePostgres()
  if (!postgres) return []
  const { dataDir, remove } = makeDataDir()
  const db = new Database(openPostgres(postgres.url, 2))
  const product = await startProduct({ SERVICES: 'web', DATA_DIR: dataDir, DATABASE_URL: postgres.url })
  try {
    const amara = await signUp(product.url, 'amara')
    const projectId = await fill(db)
    return await compare(db, amara, projectId)
  } finally {
    await product.stop()
    await db.close()
    await postgres.stop()
    remove()
  }
}

/** Both in turn, so that what else the machine does meets both. */
async function compare(db: Database, amara: Client, projectId: number): Promise<BenchFigure[]> {
  const ours: number[] = []
  const beside: number[] = []
  for (let call = 0; call < WARM + CALLS; call += 1) {
    const api = await timed(() => amara.get<unknown[]>(`/api/projects/${projectId}/tasks`))
    const sql = await timed(() => db.query(bareSql, [projectId]).then(({ rows }) => rows))
    if (call < WARM) continue
    ours.push(api)
    beside.push(sql)
  }
  const figure = (name: string, share: number): BenchFigure => {
    const [mine, bare] = [percentile(ours, share), percentile(beside, share)]
    return {
      name,
      ours: mine,
      unit: 'ms',
      beside: bare,
      besideName: 'the rows of the board by one bare query',
      ratio: mine / bare,
      aim: AIM,
      lowerIsBetter: true,
    }
  }
  return [figure('Board of 1,000 tasks, p50', 0.5), figure('Board of 1,000 tasks, p95', 0.95)]
}

async function timed(act: () => Promise<unknown[]>): Promise<number> {
  const started = performance.now()
  const rows = await act()
  const took = performance.now() - started
  if (rows.length !== TASKS) throw new Error(`${rows.length} tasks instead of ${TASKS}`)
  return took
}

/** Answers the project's id. */
async function fill(db: Database): Promise<number> {
  const { rows } = await db.query(
    `with owner as (select id from users where first_name = 'Amara' limit 1),
       project as (insert into projects (name, type, topic, owner_id, creator_id, last_task_number)
         select 'Board', 'individual', '', id, id, ${TASKS} from owner returning id, owner_id),
       taking as (insert into project_participants (project_id, user_id) select id, owner_id from project),
       made as (insert into tasks (project_id, number, title, description, status, priority, creator_id)
         select id, n, 'Task ' || n, repeat('What is to be done. ', 10), 'pending', 'medium', owner_id
         from project, generate_series(1, ${TASKS}) n returning id, creator_id),
       assigned as (insert into task_assignees (task_id, user_id) select id, creator_id from made)
     select id from project`,
  )
  await db.query('analyze')
  return Number(rows[0]?.id)
}

const bareSql = `select t.*, p.name as project_name,
    (select json_agg(json_build_object('id', a.id, 'email', u.email, 'firstName', u.first_name, 'lastName', u.last_name))
       from task_assignees a join users u on u.id = a.user_id where a.task_id = t.id) as assignees,
    (select count(*) from comments c where c.subject_kind = 'task' and c.subject_id = t.id) as comment_count
  from tasks t join projects p on p.id = t.project_id
  where t.project_id = $1 and t.deleted_at is null order by t.created_at desc, t.id desc`
