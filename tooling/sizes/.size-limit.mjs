import { miniBudgets } from './mini-budgets.mjs'
import { webBudgets } from './web-budgets.mjs'

export default [...webBudgets, ...miniBudgets('mini-program'), ...miniBudgets('smart-app')]
