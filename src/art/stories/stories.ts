/** Pictures that tell something, different for every seed: news, podiums, communities. */
export { communityScene } from './community.ts';
export { newsScene } from './news.ts';
export { podiumScene } from './podium.ts';
