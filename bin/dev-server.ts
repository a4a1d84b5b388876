// What `npm run dev` starts anew after each change: the server from its sources.
import { main } from '../src/main.ts'

await main()
