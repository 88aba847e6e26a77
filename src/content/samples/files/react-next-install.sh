npm install ./__NODE__ server-only
