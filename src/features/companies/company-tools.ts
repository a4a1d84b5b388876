// Which companies a person belongs to, for assistants: other tools take their number.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { listCompanies } from './contract.ts'

export const companyTools: Toolbox = {
  tools: [tool('list_companies', listCompanies, { title: 'List my companies' })],
}
