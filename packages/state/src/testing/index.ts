export { lost, refusal } from '#testing/failures'
export { fakeApi, type FakeCalls } from '#testing/fake-api'
export { fakePorts, type FakePorts } from '#testing/fake-ports'
export { later, type Later } from '#testing/later'
