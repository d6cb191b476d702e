export { SeckillScreen } from './seckill-screen'
