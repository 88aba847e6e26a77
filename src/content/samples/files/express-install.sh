npm install ./__NODE__ express
