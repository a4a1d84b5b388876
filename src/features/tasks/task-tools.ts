// What assistants may do with tasks.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { listTaskComments } from './comments/contract.ts'
import { createTask, deleteTask, getStats, getTask, listProjectTasks, updateTask } from './contract.ts'
import { listAssignedTasks, listTasksAssignedByMe } from './lists/contract.ts'

export const taskTools: Toolbox = {
  tools: [
    tool('list_my_tasks', listAssignedTasks, { title: 'List my tasks' }),
    tool('list_tasks_of_others', listTasksAssignedByMe, { title: 'List what I wait for' }),
    tool('list_project_tasks', listProjectTasks, { title: 'List the tasks of a project' }),
    tool('get_task', getTask, { title: 'Read a task' }),
    tool('list_task_comments', listTaskComments, { title: 'Read what was said about a task' }),
    tool('count_tasks', getStats, { title: 'Count tasks' }),
    tool('create_task', createTask, { title: 'Add a task to a project' }),
    tool('update_task', updateTask, { title: 'Change a task' }),
    tool('delete_task', deleteTask, { title: 'Delete a task' }),
  ],
  resources: [{ kind: 'task', title: 'A task', endpoint: getTask }],
  prompts: [
    {
      name: 'plan_my_day',
      title: 'Plan my day',
      description: 'What is late, due and blocked, and in which order to take it',
      arguments: [],
      text: () =>
        'Read my tasks in Mailcrew with list_my_tasks. Say what is late, what is due today and what waits for somebody, then propose an order for my day in at most ten lines, each with its task number. Change nothing.',
    },
    {
      name: 'report_on_project',
      title: 'Report on a project',
      description: 'Where a project stands, for people who do not work on it',
      arguments: [{ name: 'project', description: 'Its name or its number', required: true }],
      text: ({ project }) =>
        `Find the project "${project}" in Mailcrew, read its tasks, and write a report of at most 150 words: what is done, what is late and who has it, what comes next. Name a task for each statement.`,
    },
  ],
}
