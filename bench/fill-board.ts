// A project of Amara's with as many tasks as a measurement wants, written straight into the database.
import type { Database } from '../src/kit/db/database.ts'

/** Answers the project's id; a third of the tasks stands in each column. */
export async function fillBoard(db: Database, tasks: number): Promise<number> {
  const { rows } = await db.query(
    `with owner as (select id from users where first_name = 'Amara' limit 1),
       project as (insert into projects (name, type, topic, owner_id, creator_id, last_task_number)
         select 'Board of ${tasks}', 'individual', '', id, id, ${tasks} from owner returning id, owner_id),
       taking as (insert into project_participants (project_id, user_id) select id, owner_id from project),
       made as (insert into tasks (project_id, number, title, description, status, priority, creator_id)
         select id, n, 'Task ' || n, repeat('What is to be done. ', 10),
           (array['pending', 'in-progress', 'completed'])[1 + n % 3], 'medium', owner_id
         from project, generate_series(1, ${tasks}) n returning id, creator_id),
       assigned as (insert into task_assignees (task_id, user_id) select id, creator_id from made)
     select id from project`,
  )
  return Number(rows[0]?.id)
}
