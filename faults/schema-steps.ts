// Each kind of step that a later version of the schema may take, on the tables that every mail passes through.

/** `name` is what all new things are called. */
export function schemaSteps(name: string): string[] {
  const tables = ['mails', 'deliveries', 'tasks', 'outbox', 'events', 'threads']
  return [
    ...tables.map((table) => `alter table ${table} add column ${name} text`),
    ...tables.map((table) => `alter table ${table} add column ${name}_flag boolean not null default false`),
    `create table ${name} (id integer primary key generated always as identity, task_id integer references tasks (id) on delete cascade)`,
    `create index ${name}_subject on mails (subject, ${name})`,
    `alter table tasks add constraint ${name}_check check (number > 0) not valid`,
  ]
}
