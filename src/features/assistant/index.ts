// The task assistant: what this feature gives the app: the call that answers questions about a board.
export { assistantRoutes } from './assistant-api.ts'
