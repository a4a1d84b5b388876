// What assistants may do with projects.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { getProject, listProjectEmails, listProjects } from './contract.ts'
import { createProject, renameProject } from './life/contract.ts'

export const projectTools: Toolbox = {
  tools: [
    tool('list_projects', listProjects, { title: 'List projects' }),
    tool('get_project', getProject, { title: 'Read a project' }),
    tool('list_project_mails', listProjectEmails, { title: 'List the mails of a project' }),
    tool('create_project', createProject, { title: 'Make a project' }),
    tool('rename_project', renameProject, { title: 'Rename a project' }),
  ],
  resources: [{ kind: 'project', title: 'A project', endpoint: getProject }],
}
