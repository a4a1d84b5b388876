// What assistants are told about contracts: they are files, which the tools for files read.
import type { Toolbox } from '../../kit/tool.ts'

export const contractTools: Toolbox = {
  tools: [],
  prompts: [
    {
      name: 'review_contract',
      title: 'Review a contract',
      description: 'What a contract binds to, with page and quote',
      arguments: [{ name: 'document', description: 'The number of the file', required: true }],
      text: ({ document }) =>
        `Read the file ${document} in Mailcrew with get_document and read_document_text. Say who the parties are, how long it runs, the last day to give notice, what it costs, and which duties and risks stand in it. Give page and quote for each, and say what is not in it. Change nothing.`,
    },
  ],
}
