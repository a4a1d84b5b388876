// The product's own start, as an entry of its own so that the benchmarks bundle what is in the folder now.
import { main } from '../src/main.ts'

await main()
