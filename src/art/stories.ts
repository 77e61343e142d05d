/** Pictures that tell something, different for every seed: news, podiums, communities. */
export { communityScene } from './stories/community.ts';
export { newsScene } from './stories/news.ts';
export { podiumScene } from './stories/podium.ts';
