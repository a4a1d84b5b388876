// How many projects Tula's instances hold together (TULA-01).
import { useProjects } from '../../projects/screen/use-projects.ts'
import { ofTula } from './tula-projects.ts'

export function AllProjects() {
  const projects = useProjects()
  const count = projects.data ? ofTula(projects.data, null).length : null
  return <>{count === null ? '' : `${count} ${count === 1 ? 'project' : 'projects'}`}</>
}
