// What assistants may do with files and what they say.
import { type Toolbox, tool } from '../../kit/tool.ts'
import {
  askDocument,
  compareDocuments,
  getDocument,
  getDocumentParts,
  listDocumentThreads,
  makeDocumentTask,
} from './contract.ts'

export const documentTools: Toolbox = {
  tools: [
    tool('list_documents', listDocumentThreads, { title: 'List files by thread' }),
    tool('get_document', getDocument, { title: 'Read what a file says' }),
    tool('read_document_text', getDocumentParts, { title: 'Read the text of a file' }),
    tool('compare_documents', compareDocuments, { title: 'Compare two versions of a file' }),
    tool('ask_document', askDocument, { title: 'Ask a file', changesNothing: true }),
    tool('make_task_of_document', makeDocumentTask, { title: 'Make a task of what a file says' }),
  ],
  resources: [{ kind: 'document', title: 'A file and what it says', endpoint: getDocument }],
}
