// Finding anything, for assistants.
import { type Toolbox, tool } from '../../kit/tool.ts'
import { search } from './contract.ts'

export const searchTools: Toolbox = {
  tools: [
    tool('search', search, {
      title: 'Search',
      description: `${search.summary}. The kind and id of a result name what the other tools read.`,
    }),
  ],
}
